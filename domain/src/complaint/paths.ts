/** Address of the form, and its parameter: the address of the thing. */
export const COMPLAINT_PATH = '/denunciar';
export const COMPLAINT_OF = 'de';

/** Returns the form's address for a page of ours. @param path '/eventos/0a1b' */
export const complaintPath = (path: string): string =>
  `${COMPLAINT_PATH}?${new URLSearchParams({ [COMPLAINT_OF]: path })}`;

/** Where an author reads why a thing is held or removed, and appeals. */
export const APPEAL_PATH = '/apelar';

/** @param subject 'evento/0a1b', 'user/uid' */
export const appealPath = (subject: string): string =>
  `${APPEAL_PATH}?${new URLSearchParams({ [COMPLAINT_OF]: subject })}`;

/** Names a creator's message to guests in the form: it has no page of its own. */
export const messagePath = (id: string): string => `/mensajes/${id}`;
