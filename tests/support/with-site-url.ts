export const SITE_URL = "https://hobbies.example";

// Imported for its effect, before anything reads the settings.
process.env.SITE_URL = SITE_URL;
