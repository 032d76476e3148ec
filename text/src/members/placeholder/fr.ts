import type { placeholder as english } from './en.ts'

export const placeholder: typeof english = { firstName: 'Nouveau', lastName: 'membre' }
