/** Browsers, by their paths: Debian's, unless CHROMIUM or FIREFOX names another one. */
import { program } from './programs.js';

const { CHROMIUM, FIREFOX } = process.env;

/** The one without windows starts in half the time. */
export const chromium = program(CHROMIUM ?? ['chromium-headless-shell', 'chromium']);

export const firefox = program(FIREFOX ?? ['firefox-esr', 'firefox']);
