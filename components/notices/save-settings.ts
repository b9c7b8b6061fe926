"use client";

import type { SettingsInput, SettingsView } from "@/lib/notices/schema";
import { api } from "@/lib/platform/http/client";

/** Keeps what is given, and leaves the rest as it is. @throws ApiError */
export const saveSettings = (given: SettingsInput): Promise<SettingsView> =>
  api<SettingsView>("/api/accounts/me/notice-settings", { method: "PUT", body: given });
