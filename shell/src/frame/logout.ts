/** The window's event that opens the one confirmation for signing out. */
export const LOGOUT_EVENT = 'vidriera:salir';

export const askLogout = (): void => void dispatchEvent(new Event(LOGOUT_EVENT));
