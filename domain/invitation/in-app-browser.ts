/** The browsers inside of chat apps: Facebook, Messenger, Instagram, WhatsApp, Line, WeChat, Snapchat, TikTok, and Android's web views. */
const named =
  /FBA[NV]|Instagram|WhatsApp|\bLine\/|MicroMessenger|Snapchat|musical_ly|BytedanceWebview|; wv\)/;

/** Whether a page is shown by a chat app itself: pop-ups fail there, and what is kept goes with it. */
export const isInsideApp = (userAgent: string): boolean => named.test(userAgent);
