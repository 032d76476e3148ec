import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import type { InstallMethod } from './offer.ts'

/** What to tap, step by step, as on the phone. */
export function StepPictures({ way }: { way: Exclude<InstallMethod, 'prompt'> }) {
  const text = useText('start').install
  const pictures: readonly ReactNode[] =
    way === 'iphone'
      ? [<ShareBar key="share" />, <MenuLine key="add" />, <HomeScreen key="home" />]
      : [<DotsBar key="dots" />, <MenuLine key="add" />, <HomeScreen key="home" />]
  return (
    <ol className="grid grid-cols-3 gap-3">
      {text.steps[way].map((words, at) => (
        <li key={words} className="grid grid-rows-[auto_1fr] gap-1.5 text-s">
          {pictures[at]}
          <span>
            {at + 1}. {words}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden className="w-full text-muted" fill="none">
      <rect x="16" y="4" width="64" height="88" rx="10" stroke="currentColor" strokeWidth="2" />
      {children}
    </svg>
  )
}

/** The bar at the bottom with the share icon. */
function ShareBar() {
  return (
    <Phone>
      <path d="M18 74h60" stroke="currentColor" strokeWidth="1.5" />
      <path d="M28 18h40M28 28h40M28 38h28" stroke="currentColor" strokeWidth="2" opacity="0.4" />
      <g className="text-accent-ink" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d="M42 80h-2v9h16v-9h-2" strokeLinejoin="round" />
        <path d="M48 84V74m-4 4 4-4 4 4" strokeLinejoin="round" />
      </g>
      <circle
        cx="48"
        cy="81"
        r="13"
        className="text-accent-ink"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
    </Phone>
  )
}

/** The three dots at the top. */
function DotsBar() {
  return (
    <Phone>
      <path d="M18 24h60" stroke="currentColor" strokeWidth="1.5" />
      <rect x="24" y="11" width="34" height="7" rx="3.5" stroke="currentColor" opacity="0.5" />
      <path d="M28 36h40M28 46h40M28 56h28" stroke="currentColor" strokeWidth="2" opacity="0.4" />
      <g className="text-accent-ink" fill="currentColor">
        <circle cx="69" cy="10" r="1.8" />
        <circle cx="69" cy="15" r="1.8" />
        <circle cx="69" cy="20" r="1.8" />
      </g>
      <circle
        cx="69"
        cy="15"
        r="9"
        className="text-accent-ink"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
    </Phone>
  )
}

/** A menu line with the add icon. */
function MenuLine() {
  return (
    <Phone>
      <path d="M26 24h44M26 36h44" stroke="currentColor" strokeWidth="2" opacity="0.4" />
      <g className="text-accent-ink" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <rect x="22" y="46" width="52" height="20" rx="5" strokeWidth="1.5" />
        <path d="M28 56h20" />
        <rect x="57" y="50" width="12" height="12" rx="3" strokeWidth="2" />
        <path d="M63 53v6m-3-3h6" strokeWidth="2" />
      </g>
      <path d="M26 76h44" stroke="currentColor" strokeWidth="2" opacity="0.4" />
    </Phone>
  )
}

/** Our icon among others. */
function HomeScreen() {
  return (
    <Phone>
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row} ${column}`}
            x={24 + column * 18}
            y={16 + row * 20}
            width="12"
            height="12"
            rx="3.5"
            stroke="currentColor"
            opacity="0.4"
          />
        )),
      )}
      <g className="text-accent-ink" fill="currentColor">
        <rect x="40" y="34" width="16" height="16" rx="4.5" />
      </g>
      <circle cx="46" cy="42" r="2.6" className="fill-signal" />
      <path d="M51 37v10" stroke="white" strokeWidth="1.6" />
    </Phone>
  )
}
