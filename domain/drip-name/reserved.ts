import { dripNameKey } from "./drip-name";

/** Names that would pass for the product, its staff, a page or a machine. Underscores hide nothing. */
export const isReservedDripName = (name: string): boolean =>
  reserved.has(dripNameKey(name).replaceAll("_", ""));

const reserved = new Set(
  `abuse account accounts admin administrator administrators admins adminteam all anonymous api app apps auth
  avatar billing blog bot bots chat claim contact copyright customerservice deleted deleteduser ding dings
  drip dripadmin dripapp dripbot dripcoach driphelp driphq dripofficial dripstaff dripsupport dripsystem dripteam
  dripsecurity email everyone example feed feedback firstbase gameon grandpoobah guest health help helpdesk here
  home homefield host hostmaster hq info legal login logout lostsoul mail me mod moderator moderators mods news
  nobody noreply notification notifications null official onboarding owner password payment payments ping pings
  postmaster premium privacy profile root safety sales schedule security server settings shop signin signout
  signup squad squadmember staff status store subscribe support superuser sysadmin system systemuser team teams
  terms theadmin theteam thedripteam undefined unknown update updates user username users verified
  verify webmaster www you`.split(/\s+/),
);
