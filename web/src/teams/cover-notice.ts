import { createContext, type ReactNode } from 'react'

/** A notice before choosing a cover, filled by another capability that this one can't import. */
export const CoverNotice = createContext<ReactNode>(null)
