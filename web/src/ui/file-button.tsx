import type { ComponentProps, ReactNode } from 'react'

interface FileButtonProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'value' | 'onChange'
> {
  /** Undefined if the file dialog was cancelled. */
  readonly onFile?: ((file: File | undefined) => void) | undefined
  /** Several can be chosen at once. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined
  readonly children: ReactNode
}

/** Opens the file dialog; the same file can be chosen twice. */
export function FileButton({ onFile, onFiles, children, ...input }: FileButtonProps) {
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-4 font-semibold has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted has-enabled:hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&_svg]:size-4">
      <input
        {...input}
        type="file"
        multiple={onFiles !== undefined}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          onFile?.(target.files?.[0])
          onFiles?.([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
