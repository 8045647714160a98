import type { ReactNode, Ref } from 'react'

interface Props {
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The notices of a form without a toolbar: in sight however far down one is. */
export function Notices({ ref, children }: Props) {
  return (
    <div ref={ref} className="sticky top-(--head) z-10 -mx-3 bg-paper pt-3.5 rail:-mx-6">
      <div className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto px-3 not-empty:pb-3 rail:px-6">
        {children}
      </div>
    </div>
  )
}
