import { PageTitle } from '@/components/page/PageTitle'
import { Profile } from '@/components/profile/Profile'

export default function ProfilePage() {
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-4 px-3 py-4 rail:px-5">
      <PageTitle of={['Profile']} />
      <Profile />
    </div>
  )
}
