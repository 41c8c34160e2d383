/** The route under which every screen is mounted, inside the frame. */
export const BODY_ID = 'body';
