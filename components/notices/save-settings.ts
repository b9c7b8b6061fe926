"use client";

import type { SettingsInput, SettingsView } from "@/lib/notices/schema";
import { api } from "@/lib/platform/http/client";

/** Saves the given settings; the others stay as they are. @throws ApiError */
export const saveSettings = (given: SettingsInput): Promise<SettingsView> =>
  api<SettingsView>("/api/accounts/me/notice-settings", { method: "PUT", body: given });
