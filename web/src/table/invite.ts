// Which link to give to a friend, and what has to be said about it.

import type { Invite } from "../server/views";

export interface Offer {
  url: string;
  reach: Invite["links"][number]["reach"];
  /** This device could let the others of its network in. */
  mayOpen: boolean;
}

/** The link that reaches farthest comes first; the page's own address does as long as the server has not answered. */
export function offerOf(invite: Invite | null, here: string): Offer {
  const best = invite?.links[0];
  if (!best) return { url: here, reach: "anywhere", mayOpen: false };
  return { ...best, mayOpen: best.reach === "this device" && invite.lan === "off" };
}
