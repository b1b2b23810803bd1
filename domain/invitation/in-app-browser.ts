/** The browsers inside of chat apps: Facebook, Messenger, Instagram, WhatsApp, Line, WeChat, Snapchat, TikTok, and Android's web views. */
const named =
  /FBA[NV]|Instagram|WhatsApp|\bLine\/|MicroMessenger|Snapchat|musical_ly|BytedanceWebview|; wv\)/;

/** Whether the page runs in an app's built-in browser, where pop-ups fail and storage is lost. */
export const isInsideApp = (userAgent: string): boolean => named.test(userAgent);
