import type { Plugin } from 'vite'

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** The parts of an icon are numbered: their random keys cannot be compressed, and are a fifth of what icons weigh. */
export function iconKeys(): Plugin {
  return {
    name: 'touchline-icon-keys',
    transform: {
      filter: { id: icon },
      handler: (code) => {
        let at = 0
        return code.replaceAll(/\bkey: "\w+"/g, () => `key: ${(at += 1)}`)
      },
    },
  }
}
