import { createRequire } from 'node:module';
import './base/process/options.ts';

/** The function that this process runs. The CLI sets none when it asks for all functions. */
const target = process.env.FUNCTION_TARGET;
const require = createRequire(import.meta.url);

/**
 * Loads a function in its own process only, so a process starts with one function's code.
 * @param file of the build, made of `src/…/{file}.ts` (functions/vite.config.ts). The emulator can't wait for `import()`
 */
const own = (name: string, file: string): unknown =>
  target && target !== name ? undefined : require(`./${file}.js`)[name];

export const acceptTerms = own('acceptTerms', 'on-accept-terms');
export const accountLetter = own('accountLetter', 'on-account-letter');
export const api = own('api', 'on-api');
export const cards = own('cards', 'on-cards');
export const checkUsername = own('checkUsername', 'on-check-username');
export const claims = own('claims', 'on-claims');
export const codes = own('codes', 'on-codes');
export const comeBack = own('comeBack', 'on-come-back');
export const complain = own('complain', 'on-complain');
export const completeAccount = own('completeAccount', 'on-complete-account');
export const counter = own('counter', 'on-counter');
export const daily = own('daily', 'on-daily');
export const deleteAccount = own('deleteAccount', 'on-delete-account');
export const desk = own('desk', 'on-desk');
export const door = own('door', 'on-door');
export const dueMail = own('dueMail', 'on-mail');
export const dueVisibility = own('dueVisibility', 'on-visibility');
export const embed = own('embed', 'on-embed');
export const eventMail = own('eventMail', 'on-event-mail');
export const exportData = own('exportData', 'on-export-data');
export const figures = own('figures', 'on-figures');
export const following = own('following', 'on-following');
export const gate = own('gate', 'on-gate');
export const media = own('media', 'on-media');
export const moreDates = own('moreDates', 'on-daily');
export const nightlyExport = own('nightlyExport', 'on-nightly-export');
export const onAgendaPending = own('onAgendaPending', 'on-agenda');
export const onCreatorWritten = own('onCreatorWritten', 'on-creator-written');
export const onCursoWritten = own('onCursoWritten', 'on-item-written');
export const onEventoWritten = own('onEventoWritten', 'on-item-written');
export const onHeldWritten = own('onHeldWritten', 'on-held-written');
export const onImageFinalized = own('onImageFinalized', 'on-image-finalized');
export const onLinkWritten = own('onLinkWritten', 'on-item-written');
export const onMailWritten = own('onMailWritten', 'on-mail');
export const onPromoWritten = own('onPromoWritten', 'on-item-written');
export const onSeatChange = own('onSeatChange', 'on-seat-change');
export const onUserWritten = own('onUserWritten', 'on-user-written');
export const ownCalendar = own('ownCalendar', 'on-own-calendar');
export const ownCounts = own('ownCounts', 'on-own-counts');
export const pages = own('pages', 'on-pages');
export const readCalendar = own('readCalendar', 'on-read-calendar');
export const readLink = own('readLink', 'on-read-link');
export const readPicture = own('readPicture', 'on-read-picture');
export const reminders = own('reminders', 'on-reminders');
export const rename = own('rename', 'on-rename');
export const reports = own('reports', 'on-reports');
export const saveProfile = own('saveProfile', 'on-save-profile');
export const seats = own('seats', 'on-seats');
export const signUp = own('signUp', 'on-sign-up');
export const sitemap = own('sitemap', 'on-sitemap');
