import { Crumbs } from '@/components/page/Crumbs'
import { Profile } from '@/components/profile/Profile'

export default function ProfilePage() {
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-4 px-3 py-4 rail:px-5">
      <Crumbs items={[{ label: 'Profile' }]} />
      <Profile />
    </div>
  )
}
