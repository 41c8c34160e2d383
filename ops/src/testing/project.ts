import { HostingSite } from './hosting-model.ts';
import type { CloudFunction, Field, Index } from './stored.ts';

/** What a new Firebase project has switched on, of the APIs that a deployment calls. */
const FROM_THE_START = [
  'cloudresourcemanager',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'serviceusage',
];

/** What `npm run project:setup` grants on a project that triggers depend on. */
const FUNCTIONS_ROLES = ['roles/eventarc.eventReceiver', 'roles/run.invoker'];

export interface Binding {
  role: string;
  members: string[];
}

export interface Secret {
  versions: string[];
  bindings: Binding[];
}

/** What the stand-in knows of a project. It begins as docs/operations.md has it prepared, and nothing deployed. */
export class Project {
  readonly number = '123456789012';
  readonly region = 'southamerica-east1';
  readonly id: string;
  readonly bucket: string;
  readonly sites: Map<string, HostingSite>;
  /** APIs that are switched on: 'run.googleapis.com'. */
  readonly enabled: Set<string>;
  readonly serviceAccounts: Set<string>;
  readonly bindings: Binding[] = [];
  readonly bucketBindings: Binding[] = [];
  /** Which version of each policy is in force. */
  etag = 1;
  bucketEtag = 1;
  /** Accounts that were just made, and are seen at the second try. */
  readonly unseen = new Set<string>();
  database: { name: string; locationId: string; [setting: string]: unknown } | undefined;
  /** Secrets by name: their versions' contents, and who may read them. */
  readonly secrets = new Map<string, Secret>();
  readonly schedules: { name: string; retention: string }[] = [];
  /** The bucket's own settings. */
  settings: { metageneration: string; versioning?: object; lifecycle?: object } = { metageneration: '1' };
  /** Identity Platform's configuration; `undefined` until Auth is started. */
  authConfig: Record<string, unknown> | undefined = {};
  isFirebase = true;
  readonly webApps: { appId: string }[] = [];
  /** Documents of the database by their path. */
  readonly documents = new Map<string, unknown>();
  hasBucket = true;
  /** Sources that were uploaded, zipped, by their object's name. */
  readonly sources = new Map<string, Buffer>();
  readonly functions = new Map<string, CloudFunction>();
  /** Functions whose container will not start. */
  readonly failing = new Set<string>();
  /** Who may call a function's service. */
  readonly invokers = new Map<string, string[]>();
  /** The repository of container images, which the first function brings along. */
  images: { name: string; cleanupPolicies?: object } | undefined;
  readonly jobs = new Map<string, { name: string; schedule: string }>();
  readonly indexes: Index[] = [];
  readonly fields = new Map<string, Field>();
  /** How often the indexes are still being built when they are listed. */
  looksUntilBuilt = 0;
  /** Rules by their set's name, and sets by their release's. */
  readonly rulesets = new Map<string, unknown>();
  readonly releases = new Map<string, string>();
  /** Metrics, alerts and what else watches the project, by the API's word for all of a kind, then by name. */
  readonly watched = new Map<string, Map<string, object>>();
  made = 0;
  /** How often an alert on a new metric comes too early. */
  looksUntilMetrics = 0;

  constructor(id: string, sites: string[]) {
    this.id = id;
    this.bucket = `${id}.firebasestorage.app`;
    this.sites = new Map(sites.map((site) => [site, new HostingSite(site)]));
    this.enabled = new Set(
      [...FROM_THE_START, 'firestore', 'storage', 'firebasestorage', 'cloudbilling', 'secretmanager'].map(
        apiOf,
      ),
    );
    this.database = { name: `projects/${id}/databases/(default)`, locationId: this.region };
    const functions = this.accountOf('vidriera-functions');
    this.serviceAccounts = new Set([this.accountOf('vidriera-pages'), functions, this.computeAccount]);
    for (const role of FUNCTIONS_ROLES)
      this.bindings.push({ role, members: [`serviceAccount:${functions}`] });
    const reads = { role: 'roles/secretmanager.secretAccessor', members: [`serviceAccount:${functions}`] };
    for (const secret of ['VIDRIERA_LIMIT_SECRET', 'VIDRIERA_CLAIM_KEY', 'VIDRIERA_SMTP_PASSWORD'])
      this.secrets.set(secret, { versions: ['secret'], bindings: [reads] });
  }

  /** The account that functions act as unless they name another one. */
  get computeAccount(): string {
    return `${this.number}-compute@developer.gserviceaccount.com`;
  }

  accountOf(name: string): string {
    return `${name}@${this.id}.iam.gserviceaccount.com`;
  }

  addSite(id: string): void {
    this.sites.set(id, new HostingSite(id));
  }

  hasRole(role: string, account: string): boolean {
    return this.bindings.some(
      (one) => one.role === role && one.members.includes(`serviceAccount:${account}`),
    );
  }
}

export const apiOf = (name: string): string => `${name}.googleapis.com`;
