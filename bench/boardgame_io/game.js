// Gold Ahoi! as a game of boardgame.io, the way its documentation shows: moves change a draft, hidden things are
// stripped from what a player is sent. Who won is not counted at the end, which ours does: that is in its favour.

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const TILES = 36;
const SIDE = 6;
const NORTH = "0";

// May this player lay a tile here? Beside a tile, within six rows and columns, a new row on one's own side alone.
function isOpen(G, playerID, row, column) {
  if (G.cells[`${row},${column}`]) return false;
  if (G.count === 0) return row === 0 && column === 0;
  if (Math.max(G.bottom, row) - Math.min(G.top, row) >= SIDE) return false;
  if (Math.max(G.right, column) - Math.min(G.left, column) >= SIDE) return false;
  if (row < G.top && playerID !== NORTH) return false;
  if (row > G.bottom && playerID === NORTH) return false;
  return Boolean(
    G.cells[`${row - 1},${column}`] || G.cells[`${row + 1},${column}`] ||
    G.cells[`${row},${column - 1}`] || G.cells[`${row},${column + 1}`]
  );
}

function place({ G, playerID }, row, column, turn) {
  if (![row, column, turn].every(Number.isInteger) || turn < 0 || turn > 3) return INVALID_MOVE;
  if (!isOpen(G, playerID, row, column)) return INVALID_MOVE;
  G.cells[`${row},${column}`] = { tile: G.players[playerID].hand, turn, seat: playerID };
  G.count += 1;
  G.top = Math.min(G.top, row);
  G.bottom = Math.max(G.bottom, row);
  G.left = Math.min(G.left, column);
  G.right = Math.max(G.right, column);
  G.players[playerID].hand = G.secret.bag.pop() ?? null;
}

const GoldAhoi = {
  name: "gold-ahoi",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const bag = random.Shuffle(Array.from({ length: TILES }, (_, number) => `T${String(number + 1).padStart(2, "0")}`));
    const players = { 0: { hand: bag.pop() }, 1: { hand: bag.pop() } };
    return { secret: { bag }, players, cells: {}, count: 0, top: 0, bottom: 0, left: 0, right: 0 };
  },
  moves: { place: { move: place, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.count === TILES ? { over: true } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
};

module.exports = { GoldAhoi };
