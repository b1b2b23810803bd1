/** As the contract's minima and maxima. */
export const mostSeats = 8;
export const mostMinutes = 240;
export const meetingPointLength = 60;
/** For how long a consent to a driver lasts at most. */
export const consentDays = 366;
/** *Nobody drives yet* waits for the family from so many days before the event. */
export const daysWanted = 3;
/** *Would be alone* waits for the family from so many days before: a season's rides are settled week by week. */
export const daysAlone = 8;
/** What is lost or asked for so shortly before a car leaves rings or mails. */
export const lostHours = 24;
export const askedHours = 48;
