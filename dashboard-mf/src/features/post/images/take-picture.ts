import { createContext } from 'react';

/** Takes a file as the form's main picture, as if it were chosen. */
export const TakePictureContext = createContext<(file: File) => void>(() => undefined);
