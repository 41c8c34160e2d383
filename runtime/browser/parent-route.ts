/** Id of the route in the frame under which every screen is mounted. */
export const PARENT_ROUTE_ID = 'body';
