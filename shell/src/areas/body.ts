/** The route under which every screen is mounted, inside the frame. */
export const BODY_ID = 'body';

/** How the ids of the routes begin that stand for what has none. */
export const ELSEWHERE_ID = 'shell.elsewhere:';
