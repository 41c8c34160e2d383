import type { Pipelines } from '../deploy/settings.ts';

/** The secret with the mail server's password. */
export const MAIL_SECRET = 'VIDRIERA_SMTP_PASSWORD';

/** The secret for rate limits and signed links. */
export const LIMIT_SECRET = 'VIDRIERA_LIMIT_SECRET';

/** A service account and all its roles. */
export interface ServiceAccount {
  id: string;
  title: string;
  /** Predefined roles, and ids of `CUSTOM_ROLES`. */
  roles: string[];
  bucketRoles?: string[];
  secretRoles?: string[];
  /** The only secrets that the roles are for; all without it. */
  secrets?: string[];
  /** Roles on itself. */
  ownRoles?: string[];
  /** Roles on the accounts that functions run as. */
  functionAccountRoles?: string[];
  /** Set of identities of the pipelines' pool that may act as this account. */
  pipelines?: string;
}

/** Roles that the set-up makes where Google's allow more than is needed. */
export const CUSTOM_ROLES = [
  {
    id: 'vidrieraAccountsReader',
    title: 'Reads sign-ins and their password hashes',
    permissions: [
      'firebaseauth.configs.get',
      'firebaseauth.configs.getHashConfig', // without it, hashes and their parameters are left out
      'firebaseauth.users.get',
    ],
  },
];

/** Accounts of functions (functions/src/base/process/options.ts), with minimal rights. */
export const ACCOUNTS: ServiceAccount[] = [
  { id: 'vidriera-pages', title: 'Draws pages, by code of the areas', roles: [] },
  {
    id: 'vidriera-functions',
    title: 'All other functions',
    roles: [
      'roles/datastore.user',
      'roles/firebaseauth.admin', // finds, creates and deletes users; creates e-mail links (firebaseauth.users.sendEmail)
      'roles/eventarc.eventReceiver', // triggers
      'roles/run.invoker', // triggers and the nightly job call their own services
    ],
    bucketRoles: ['roles/storage.objectAdmin'],
    secretRoles: ['roles/secretmanager.secretAccessor'],
  },
  {
    id: 'vidriera-codes',
    title: 'Signs people in by codes',
    roles: ['roles/datastore.user', 'roles/firebaseauth.admin'],
    bucketRoles: ['roles/storage.objectAdmin'], // removes accounts that nobody confirmed, and records it
    secretRoles: ['roles/secretmanager.secretAccessor'],
    secrets: [LIMIT_SECRET],
    ownRoles: ['roles/iam.serviceAccountTokenCreator'], // signs tokens without a key
  },
  {
    id: 'vidriera-exports',
    title: 'Exports accounts and the database',
    roles: [
      'vidrieraAccountsReader',
      'roles/datastore.importExportAdmin',
      'roles/run.invoker', // the schedule calls it
    ],
    bucketRoles: [], // on the bucket of exports: exports.ts
    secretRoles: [],
  },
];

/** The shell and areas. Google grants Hosting by project, not by site. */
const SITE_ROLES = ['roles/firebasehosting.admin', 'roles/cloudfunctions.viewer', 'roles/run.viewer'];

/** Accounts of pipelines, which act as them by Workload Identity. */
export const pipelineAccounts = ({ environment }: Pick<Pipelines, 'environment'>): ServiceAccount[] => [
  {
    id: 'vidriera-sites',
    title: 'Pipelines of the shell and areas, previews included',
    roles: SITE_ROLES,
    pipelines: `attribute.environment/${environment}`,
  },
  {
    id: 'vidriera-deploy',
    title: 'Pipelines of the main branch, for everything',
    roles: [
      'roles/firebasehosting.admin',
      'roles/firebase.viewer',
      'roles/firebaserules.admin',
      'roles/datastore.indexAdmin',
      'roles/datastore.viewer',
      'roles/cloudfunctions.admin',
      'roles/run.admin',
      'roles/cloudscheduler.admin',
      'roles/eventarc.admin',
      'roles/artifactregistry.admin',
      'roles/secretmanager.viewer',
      'roles/storage.bucketViewer',
      'roles/serviceusage.serviceUsageAdmin',
    ],
    // It checks the mail server's password before it deploys.
    secretRoles: ['roles/secretmanager.secretAccessor'],
    secrets: [MAIL_SECRET],
    functionAccountRoles: ['roles/iam.serviceAccountUser'],
    pipelines: 'attribute.ref/refs/heads/main',
  },
];

export const accountEmail = (project: string, { id }: ServiceAccount): string =>
  `${id}@${project}.iam.gserviceaccount.com`;

/** App Engine's account, which older projects have, and those where App Engine was switched on. */
export const appEngineAccount = (project: string): string => `${project}@appspot.gserviceaccount.com`;

/** The account as a member of IAM policies. */
export const accountMember = (project: string, account: ServiceAccount): string =>
  `serviceAccount:${accountEmail(project, account)}`;

/** The role's name in IAM policies. */
export const roleName = (project: string, role: string): string =>
  role.includes('/') ? role : `projects/${project}/roles/${role}`;
