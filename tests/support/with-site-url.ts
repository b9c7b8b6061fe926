export const SITE_URL = "https://hobbies.example";

// Import this file before any code reads the settings.
process.env.SITE_URL = SITE_URL;
