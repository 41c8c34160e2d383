import { MessageHost } from '@vidriera/kit/ui/dialogs/message-host';
import { type ReactNode, StrictMode } from 'react';

/** All that React draws. Server and browser draw it of the same parts, or ids made while rendering would differ. */
export const App = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    {children}
    <MessageHost />
  </StrictMode>
);
