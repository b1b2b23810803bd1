import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from "firebase/analytics";
import { initializeApp } from "firebase/app";
import { deleteInstallations, getInstallations } from "firebase/installations";

/** Named imports, so that the bundle contains only what is used. */
export const analyticsSdk = {
  deleteInstallations,
  getInstallations,
  initializeAnalytics,
  initializeApp,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
};

export type AnalyticsSdk = typeof analyticsSdk;
