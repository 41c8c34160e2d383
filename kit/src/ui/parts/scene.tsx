import styles from './scene.module.css';

const shopWindow = (
  <>
    <path d="M22 46h116l8 22a14 14 0 0 1-26 3 14 14 0 0 1-26 0 14 14 0 0 1-28 0 14 14 0 0 1-26 0 14 14 0 0 1-26-3z" />
    <path d="M50 46l-10 25M80 46v25M110 46l10 25" />
    <path d="M28 84v46h104V84M20 130h120" />
    <path d="M46 94h68v26H46z" opacity=".5" />
    <path d="M80 94v10M76 108h8v6h-8z" opacity=".5" />
    <path d="M80 30v-8M66 33l-4-7M94 33l4-7" opacity=".5" />
  </>
);

const search = (
  <>
    <path d="M24 34h38v50H24zM70 26h36v42H70zM24 94h38v32H24zM114 34h24v34h-24z" opacity=".5" />
    <path d="M32 46h22M32 54h14M78 38h20" opacity=".5" />
    <circle cx="94" cy="92" r="26" />
    <path d="M113 111l24 23M84 88a11 11 0 0 1 9-8" />
  </>
);

const outage = (
  <>
    <path d="M56 130V56a22 22 0 0 1 44 0M88 56h24l6 14H82zM40 130h32" />
    <path d="M92 82l-4 8M100 84v8M108 82l4 8" opacity=".5" />
    <path d="M132 130h-20a10 10 0 0 1-10-10v-4M124 124v-6M124 142v-6M132 120v20M22 130h8" opacity=".5" />
  </>
);

const door = (
  <>
    <path d="M50 130V30h60v100M36 130h88" />
    <path d="M60 40h40v34H60z" opacity=".5" />
    <path d="M66 66l14-14 14 14v16H66z" />
    <circle cx="100" cy="98" r="3" />
    <path d="M60 112h26M126 130v-14a8 8 0 0 1 16 0v14z" opacity=".5" />
  </>
);

const SCENES = { shopWindow, search, outage, door };
export type SceneName = keyof typeof SCENES;

/** A small drawing in the accent's colour; decorative. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg viewBox="0 0 160 150" width="160" height="150" className={styles.scene} aria-hidden="true">
      {SCENES[name]}
    </svg>
  );
}
