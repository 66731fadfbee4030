"""The HTTP status of every refusal that a request can get. A test finds codes that are missing here."""

from __future__ import annotations

_BY_STATUS: dict[int, tuple[str, ...]] = {
    # The request itself is invalid: its body, query or file.
    400: (
        *("message_unreadable", "action_unreadable", "cell_unreadable", "cell_twice", "turn_wrong", "command_id_wrong"),
        *("name_wrong", "chat_wrong", "level_wrong", "option_wrong", "option_unknown", "game_unknown", "no_such_seat"),
        *("players_wrong", "first_wrong", "upto_beyond", "puzzle_action", "action_not_there"),
        *("file_not_text", "file_not_json", "file_not_toml", "file_too_deep"),
        *("record_not_a_record", "record_version", "record_field", "record_action_form", "record_action"),
        *("shuffle_missing", "shuffle_unknown", "shuffle_length", "shuffle_unknown_id", "shuffle_duplicate_id"),
        *("set_not_a_set", "set_other_game", "set_no_name", "set_name_long", "set_missing_part", "set_unknown_word"),
        *("set_not_a_piece", "set_duplicate_id", "set_tile_id", "set_tile_count", "set_land", "set_land_crosses"),
        *("set_chest", "set_card_id", "set_card_count", "set_colour", "set_no_fields", "set_drawing_size", "set_sign"),
        *("set_cell", "set_symbol", "set_field_count", "set_points", "set_not_connected"),
        *("set_seal", "set_expedition_id", "set_expedition_count", "set_pattern"),
    ),
    401: ("name_first", "token_wrong"),
    403: (
        *("not_welcome", "origin_wrong", "watching_forbidden", "lan_not_from_here", "token_may_not", "not_host"),
        *("not_your_seat", "circle_not_yours"),
    ),
    404: (
        *("table_unknown", "page_unknown", "piece_unknown", "language_unknown", "code_unknown", "nobody_there"),
        *("circle_unknown", "daily_unknown"),
    ),
    # Valid, but not possible now: the state of the table, the match or the person does not allow it.
    409: (
        *("match_not_begun", "match_running", "match_over", "table_closed", "table_full", "table_paused", "stale"),
        *("match_ended", "seat_is_yours", "already_left"),
        *("seat_taken", "seats_empty", "seat_not_removable", "not_seated", "not_at_device", "cover_first", "bot_plays"),
        *("not_a_bot", "already_confirmed", "step_unfinished", "nothing_to_undo", "nothing_to_vote", "vote_of_others"),
        *("rematch_made", "hints_off", "chat_off", "too_many_tokens", "too_many_seats", "lan_unavailable"),
        *("rules_version", "table_version", "not_to_act", "wrong_step"),
        *("cell_taken", "first_tile_at_origin", "row_on_other_side", "seventh_column", "seventh_row"),
        *("touches_no_tile", "card_not_dealt", "card_not_held", "card_not_in_display", "cross_one_field"),
        *("cross_owed_first", "no_cross_owed", "field_outside", "field_taken", "keep_two", "mark_nothing"),
        *("not_the_pattern", "stack_empty", "too_many_attempts", "table_worn_out", "name_alike", "one_seat"),
        *("play_on_impossible", "circle_closed", "circle_full", "too_many_circles", "too_many_tournaments"),
        "offer_gone",
    ),
    413: ("body_too_large", "file_too_large", "too_costly"),
    421: ("host_unknown",),
    429: (
        "too_fast",
        "chat_too_fast",
        "too_many_connections",
        "too_many_tables",
        "too_many_names",
        "too_many_analyses",
    ),
    503: ("hint_unavailable", "analysis_unavailable", "server_stopping", "store_unavailable"),
}
STATUS = {code: status for status, codes in _BY_STATUS.items() for code in codes}


def status_of(code: str) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(code, 409)
