import { createContext, type ReactNode } from 'react'

/** What is read before a cover is chosen. The capability that knows it comes after this one and hangs it here. */
export const CoverNotice = createContext<ReactNode>(null)
