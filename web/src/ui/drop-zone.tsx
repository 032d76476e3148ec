import { type DragEvent, type ReactNode, useState } from 'react'

import { cx } from './cx.ts'

interface DropZoneProps {
  readonly className: string
  readonly disabled?: boolean | undefined
  readonly onDrop?: ((file: File | undefined) => void) | undefined
  readonly onDropAll?: ((files: readonly File[]) => void) | undefined
  readonly children: ReactNode
}

/** An area where files can be dropped. */
export function DropZone(props: DropZoneProps) {
  const { className, disabled = false, onDrop, onDropAll, children } = props
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (disabled) return
    onDrop?.(event.dataTransfer.files[0])
    onDropAll?.([...event.dataTransfer.files])
  }

  return (
    <div
      className={cx(
        'flex items-center rounded-control border border-dashed p-3',
        className,
        over ? 'border-focus bg-hover' : 'border-edge',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
