// The link to give to a friend, and how far it reaches.

import type { Invite } from "../server/views";

export interface Offer {
  url: string;
  reach: Invite["links"][number]["reach"];
  /** The server can be opened to the local network. */
  mayOpen: boolean;
}

/** The link with the widest reach; the page's own address until the server has answered. */
export function offerOf(invite: Invite | null, here: string): Offer {
  const best = invite?.links[0];
  if (!best) return { url: here, reach: "anywhere", mayOpen: false };
  return { ...best, mayOpen: best.reach === "this device" && invite.lan === "off" };
}
