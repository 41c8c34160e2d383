export { api } from './api/on-api.ts';
export { onImageFinalized } from './images/on-image-finalized.ts';
export { onAccountCreated } from './sign-up/on-account-created.ts';
export { checkUsername } from './sign-up/on-check-username.ts';
export { signUp } from './sign-up/on-sign-up.ts';
