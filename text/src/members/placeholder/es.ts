import type { placeholder as english } from './en.ts'

export const placeholder: typeof english = { firstName: 'Nuevo', lastName: 'miembro' }
