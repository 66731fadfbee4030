// Which link to give to a friend, and what has to be said about it.

import type { Invite } from "./views";

export interface Offer {
  url: string;
  /** Whom the link reaches: only this device, the same network, or everybody. */
  reach: "device" | "network" | "world";
  /** This device could let the others of its network in. */
  mayOpen: boolean;
}

/** The link that reaches the most people; the page's own address as long as the server has not answered. */
export function offerOf(invite: Invite | null, here: string): Offer {
  const rank = (reach: string) => ["device", "network", "world"].indexOf(reach);
  const best = [...(invite?.links ?? [])].sort((one, other) => rank(other.reach) - rank(one.reach))[0];
  if (!best) return { url: here, reach: "world", mayOpen: false };
  const reach = rank(best.reach) < 0 ? "world" : (best.reach as Offer["reach"]);
  return { url: best.url, reach, mayOpen: reach === "device" && invite?.lan === "off" };
}
