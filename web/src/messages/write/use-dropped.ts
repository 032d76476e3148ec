import { type DragEvent, useState } from 'react'

/** Makes a place one where files may be dropped, several at once. */
export function useDropped(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    dropping: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isWithin) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onDrop([...event.dataTransfer.files])
      },
    },
  }
}
