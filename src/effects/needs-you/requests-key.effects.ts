/** Where the device remembers the open requests to join. */
export const requestsKey = "drip.requests";
