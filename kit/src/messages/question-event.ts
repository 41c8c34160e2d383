/** Areas dispatch it on the window; the page's one host (ui/dialogs/message-host.tsx) shows the question. A module of its own: the first page needs the name alone. */
export const QUESTION_EVENT = 'vidriera:question';
