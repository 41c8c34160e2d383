import './shared/options.ts';

export { deleteAccount } from './account/on-delete-account.ts';
export { exportData } from './account/on-export-data.ts';
export { api } from './api/on-api.ts';
export { cards } from './cards/on-cards.ts';
export { daily } from './daily/on-daily.ts';
export { gate } from './gate/on-gate.ts';
export { onImageFinalized } from './images/on-image-finalized.ts';
export {
  onCursoWritten,
  onEventoWritten,
  onLinkWritten,
  onPromoWritten,
} from './items/on-item-written.ts';
export { media } from './media/on-media.ts';
export { onCreatorWritten } from './owners/on-creator-written.ts';
export { onUserWritten } from './owners/on-user-written.ts';
export { pages } from './pages/on-pages.ts';
export { saveProfile } from './save-profile/on-save-profile.ts';
export { onAccountCreated } from './sign-up/on-account-created.ts';
export { checkUsername } from './sign-up/on-check-username.ts';
export { signUp } from './sign-up/on-sign-up.ts';
export { sitemap } from './sitemap/on-sitemap.ts';
