import IconAlarm from "@tabler/icons-react/dist/esm/icons/IconAlarm.mjs";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconArrowBigUpLine from "@tabler/icons-react/dist/esm/icons/IconArrowBigUpLine.mjs";
import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconBallBaseball from "@tabler/icons-react/dist/esm/icons/IconBallBaseball.mjs";
import IconBed from "@tabler/icons-react/dist/esm/icons/IconBed.mjs";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconBrandDiscord from "@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs";
import IconBrandSpotify from "@tabler/icons-react/dist/esm/icons/IconBrandSpotify.mjs";
import IconBroadcast from "@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs";
import IconBuildingChurch from "@tabler/icons-react/dist/esm/icons/IconBuildingChurch.mjs";
import IconBuildingStadium from "@tabler/icons-react/dist/esm/icons/IconBuildingStadium.mjs";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconCamera from "@tabler/icons-react/dist/esm/icons/IconCamera.mjs";
import IconChartBar from "@tabler/icons-react/dist/esm/icons/IconChartBar.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconCurrencyDollar from "@tabler/icons-react/dist/esm/icons/IconCurrencyDollar.mjs";
import IconCurrencyEuro from "@tabler/icons-react/dist/esm/icons/IconCurrencyEuro.mjs";
import IconCurrencyPound from "@tabler/icons-react/dist/esm/icons/IconCurrencyPound.mjs";
import IconDeviceDesktop from "@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconEyeOff from "@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs";
import IconFlower from "@tabler/icons-react/dist/esm/icons/IconFlower.mjs";
import IconGripHorizontal from "@tabler/icons-react/dist/esm/icons/IconGripHorizontal.mjs";
import IconHeart from "@tabler/icons-react/dist/esm/icons/IconHeart.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import IconLoader2 from "@tabler/icons-react/dist/esm/icons/IconLoader2.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconQrcode from "@tabler/icons-react/dist/esm/icons/IconQrcode.mjs";
import IconQuestionMark from "@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconShare from "@tabler/icons-react/dist/esm/icons/IconShare.mjs";
import IconStairs from "@tabler/icons-react/dist/esm/icons/IconStairs.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import IconToolsKitchen2 from "@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconTrophy from "@tabler/icons-react/dist/esm/icons/IconTrophy.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconUsersGroup from "@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs";
import IconWifiOff from "@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { IconFrame as Frame, type Icon } from "./icon";

// Product
export const HomeIcon: Icon = (props) => <Frame {...props} drawing={IconHome} />;
export const TeamsIcon: Icon = (props) => <Frame {...props} drawing={IconUsers} />;
export const ChatIcon: Icon = (props) => <Frame {...props} drawing={IconMessageCircle} />;
export const CalendarIcon: Icon = (props) => <Frame {...props} drawing={IconCalendar} />;
export const BellIcon: Icon = (props) => <Frame {...props} drawing={IconBell} />;
export const ProfileIcon: Icon = (props) => <Frame {...props} drawing={IconUser} />;
export const SettingsIcon: Icon = (props) => <Frame {...props} drawing={IconSettings} />;
export const LogOutIcon: Icon = (props) => <Frame {...props} drawing={IconLogout} isMirrored />;
export const MailIcon: Icon = (props) => <Frame {...props} drawing={IconMail} />;
export const LockIcon: Icon = (props) => <Frame {...props} drawing={IconLock} />;
export const SunIcon: Icon = (props) => <Frame {...props} drawing={IconSun} />;
export const MoonIcon: Icon = (props) => <Frame {...props} drawing={IconMoon} />;
export const DeviceIcon: Icon = (props) => <Frame {...props} drawing={IconDeviceDesktop} />;
export const WorldIcon: Icon = (props) => <Frame {...props} drawing={IconWorld} />;
export const ClockIcon: Icon = (props) => <Frame {...props} drawing={IconClock} />;
export const PlaceIcon: Icon = (props) => <Frame {...props} drawing={IconMapPin} />;
export const QuestionIcon: Icon = (props) => <Frame {...props} drawing={IconQuestionMark} />;
export const MaybeIcon: Icon = (props) => (
  <Frame {...props} paths={["M4 13.5c2.4 -4 5.2 -4 8 -1.500s5.600 2.500 8 -1.500"]} />
);
export const OfflineIcon: Icon = (props) => <Frame {...props} drawing={IconWifiOff} />;
export const DownloadIcon: Icon = (props) => <Frame {...props} drawing={IconDownload} />;

// Controls
export const CloseIcon: Icon = (props) => <Frame {...props} drawing={IconX} />;
export const CheckIcon: Icon = (props) => <Frame {...props} drawing={IconCheck} />;
export const PlusIcon: Icon = (props) => <Frame {...props} drawing={IconPlus} />;
export const MinusIcon: Icon = (props) => <Frame {...props} drawing={IconMinus} />;
export const SearchIcon: Icon = (props) => <Frame {...props} drawing={IconSearch} />;
export const ChevronBackIcon: Icon = (props) => <Frame {...props} drawing={IconChevronLeft} isMirrored />;
export const ChevronForwardIcon: Icon = (props) => <Frame {...props} drawing={IconChevronRight} isMirrored />;
export const ChevronUpIcon: Icon = (props) => <Frame {...props} drawing={IconChevronUp} />;
export const ChevronDownIcon: Icon = (props) => <Frame {...props} drawing={IconChevronDown} />;
export const ArrowBackIcon: Icon = (props) => <Frame {...props} drawing={IconArrowLeft} isMirrored />;
export const ArrowForwardIcon: Icon = (props) => <Frame {...props} drawing={IconArrowRight} isMirrored />;
export const EyeIcon: Icon = (props) => <Frame {...props} drawing={IconEye} />;
export const EyeOffIcon: Icon = (props) => <Frame {...props} drawing={IconEyeOff} />;
export const CapsLockIcon: Icon = (props) => <Frame {...props} drawing={IconArrowBigUpLine} />;
export const HandleIcon: Icon = (props) => <Frame {...props} drawing={IconGripHorizontal} />;
export const MoreIcon: Icon = (props) => <Frame {...props} drawing={IconDots} />;
export const EditIcon: Icon = (props) => <Frame {...props} drawing={IconPencil} />;
export const DeleteIcon: Icon = (props) => <Frame {...props} drawing={IconTrash} />;
export const CopyIcon: Icon = (props) => <Frame {...props} drawing={IconCopy} />;
export const CameraIcon: Icon = (props) => <Frame {...props} drawing={IconCamera} />;
export const UndoIcon: Icon = (props) => <Frame {...props} drawing={IconArrowBackUp} isMirrored />;
export const RefreshIcon: Icon = (props) => <Frame {...props} drawing={IconRefresh} />;
export const OpenElsewhereIcon: Icon = (props) => <Frame {...props} drawing={IconExternalLink} />;

// Messages
export const AlertIcon: Icon = (props) => <Frame {...props} drawing={IconAlertTriangle} />;
export const ErrorIcon: Icon = (props) => <Frame {...props} drawing={IconAlertCircle} />;
export const InfoIcon: Icon = (props) => <Frame {...props} drawing={IconInfoCircle} />;
export const SuccessIcon: Icon = (props) => <Frame {...props} drawing={IconCircleCheck} />;
export const LoadingIcon: Icon = (props) => <Frame {...props} drawing={IconLoader2} />;

// Sports and social
export const BaseballIcon: Icon = (props) => <Frame {...props} drawing={IconBallBaseball} />;
export const StadiumIcon: Icon = (props) => <Frame {...props} drawing={IconBuildingStadium} />;
export const CrewIcon: Icon = (props) => <Frame {...props} drawing={IconUsersGroup} />;
export const InvitationIcon: Icon = (props) => (
  <Frame
    {...props}
    paths={[
      "M3 10v8a2 2 0 0 0 2 2h14a2 2 0 0 0 2 -2v-8",
      "M3 10.5l9 5.5l9 -5.5",
      "M3 10l3 -2.2",
      "M21 10l-3 -2.2",
      "M6 12v-6a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v6",
      "M10 8.5h4",
    ]}
  />
);
export const ReminderIcon: Icon = (props) => <Frame {...props} drawing={IconAlarm} />;
export const PollIcon: Icon = (props) => <Frame {...props} drawing={IconChartBar} />;
export const TaskListIcon: Icon = (props) => <Frame {...props} drawing={IconListCheck} />;
export const StepsIcon: Icon = (props) => <Frame {...props} drawing={IconStairs} />;
export const BroadcastIcon: Icon = (props) => <Frame {...props} drawing={IconBroadcast} />;
export const ShareIcon: Icon = (props) => <Frame {...props} drawing={IconShare} />;
export const QrCodeIcon: Icon = (props) => <Frame {...props} drawing={IconQrcode} />;
export const MusicStreamingIcon: Icon = (props) => <Frame {...props} drawing={IconBrandSpotify} />;
export const ChatCommunityIcon: Icon = (props) => <Frame {...props} drawing={IconBrandDiscord} />;
export const TrophyIcon: Icon = (props) => <Frame {...props} drawing={IconTrophy} />;

// Venue
export const RestaurantIcon: Icon = (props) => <Frame {...props} drawing={IconToolsKitchen2} />;
export const HotelIcon: Icon = (props) => <Frame {...props} drawing={IconBed} />;
export const SpaIcon: Icon = (props) => (
  <Frame
    {...props}
    paths={[
      "M12 19c-2.6 -1.6 -4 -4 -4 -7c0 -3 1.5 -5.5 4 -8c2.5 2.5 4 5 4 8c0 3 -1.4 5.4 -4 7",
      "M8.2 10.2c-1.7 -1 -3.5 -1.4 -5.2 -1.2c0 6 3.5 10 9 10c5.5 0 9 -4 9 -10c-1.7 -.2 -3.5 .2 -5.2 1.2",
    ]}
  />
);
export const CarRentalIcon: Icon = (props) => (
  <Frame
    {...props}
    paths={[
      "M6 18.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0",
      "M14.5 18.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0",
      "M6 18.5h-1.5a1 1 0 0 1 -1 -1v-3l2 -4h11l2 4l1.5 .5a1 1 0 0 1 .7 1v1.5a1 1 0 0 1 -1 1h-1.7",
      "M9.5 18.5h5",
      "M3.5 14.5h15",
      "M9 5.25a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0",
      "M12.5 5.25h5v1.5",
      "M15.25 5.25v1.5",
    ]}
  />
);
export const FloristIcon: Icon = (props) => <Frame {...props} drawing={IconFlower} />;
export const ChurchIcon: Icon = (props) => <Frame {...props} drawing={IconBuildingChurch} />;

// Seating, seen from above
export const SeatingRectangularIcon: Icon = (props) => (
  <Frame {...props} paths={[longTable, seatsAbove, seatsBelow, seatsAtEnds]} />
);
export const SeatingOneSideIcon: Icon = (props) => <Frame {...props} paths={[longTable, seatsAbove]} />;
export const SeatingTwoSidesIcon: Icon = (props) => (
  <Frame {...props} paths={[longTable, seatsAbove, seatsBelow]} />
);
export const SeatingThreeSidesIcon: Icon = (props) => (
  <Frame {...props} paths={[longTable, seatsAbove, seatsAtEnds]} />
);
export const SeatingRoundIcon: Icon = (props) => (
  <Frame
    {...props}
    paths={[
      "M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0",
      "M10.43 3.9a8.25 8.25 0 0 1 3.14 0M18.23 6.59a8.25 8.25 0 0 1 1.57 2.72M19.8 14.69a8.25 8.25 0 0 1 -1.57 2.72",
      "M13.57 20.1a8.25 8.25 0 0 1 -3.14 0M5.77 17.41a8.25 8.25 0 0 1 -1.57 -2.72M4.2 9.31a8.25 8.25 0 0 1 1.57 -2.72",
    ]}
  />
);
export const SeatingSquareIcon: Icon = (props) => (
  <Frame
    {...props}
    paths={[
      "M8.5 7h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1 -1.5 1.5h-7a1.5 1.5 0 0 1 -1.5 -1.5v-7a1.5 1.5 0 0 1 1.5 -1.5",
      "M8.25 4h2.5M13.25 4h2.5M8.25 20h2.5M13.25 20h2.5",
      "M4 8.25v2.5M4 13.25v2.5M20 8.25v2.5M20 13.25v2.5",
    ]}
  />
);

const longTable =
  "M7.5 8h9a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1 -1.5 1.5h-9a1.5 1.5 0 0 1 -1.5 -1.5v-5a1.5 1.5 0 0 1 1.5 -1.5";
const seatsAbove = "M7 5h2M11 5h2M15 5h2";
const seatsBelow = "M7 19h2M11 19h2M15 19h2";
const seatsAtEnds = "M3 11v2M21 11v2";

// Tier
export const TierOneIcon: Icon = (props) => <Frame {...props} paths={tiers.slice(0, 1)} />;
export const TierTwoIcon: Icon = (props) => <Frame {...props} paths={tiers.slice(0, 2)} />;
export const TierThreeIcon: Icon = (props) => <Frame {...props} paths={tiers.slice(0, 3)} />;
export const TierFourIcon: Icon = (props) => <Frame {...props} paths={tiers} />;

const tiers = [
  "M4 16h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1",
  "M5.5 16v-3a1 1 0 0 1 1 -1h11a1 1 0 0 1 1 1v3",
  "M8 12v-3a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1v3",
  "M10.5 8v-3a1 1 0 0 1 1 -1h1a1 1 0 0 1 1 1v3",
];

// Rating
export const RatingHeartIcon: Icon = (props) => <Frame {...props} drawing={IconHeart} />;

// Currency
export const DollarIcon: Icon = (props) => <Frame {...props} drawing={IconCurrencyDollar} />;
export const EuroIcon: Icon = (props) => <Frame {...props} drawing={IconCurrencyEuro} />;
export const PoundIcon: Icon = (props) => <Frame {...props} drawing={IconCurrencyPound} />;
