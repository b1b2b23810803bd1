import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from "firebase/analytics";
import { initializeApp } from "firebase/app";
import { deleteInstallations, getInstallations } from "firebase/installations";

/** By names, so that only what is named comes along. */
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
