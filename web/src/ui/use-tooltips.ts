import { useEffect } from 'react'

/** Escape hides a tooltip until pointer or focus moves (styles/tooltip.css). */
export function useTooltips(): void {
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    const { dataset } = document.documentElement
    const show = () => delete dataset['tips']
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dataset['tips'] = 'off'
    }
    document.addEventListener('keydown', hide, { signal })
    document.addEventListener('pointerover', show, { signal, passive: true })
    document.addEventListener('focusin', show, { signal })
    return () => events.abort()
  }, [])
}
