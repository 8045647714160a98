import {
  Bot,
  Building2,
  FileCheck2,
  FileSignature,
  FileText,
  ListTree,
  type LucideIcon,
  Shield,
  Users,
  Webhook,
  Wrench,
} from 'lucide-react'
import type { ResourceName } from '@/lib/resources'

const ICONS: Readonly<Partial<Record<ResourceName, LucideIcon>>> = {
  client: Building2,
  approval: FileCheck2,
  contract: FileSignature,
  supplier: Wrench,
  code: ListTree,
  user: Users,
  role: Shield,
  service_account: Bot,
  webhook: Webhook,
}

/** Of a resource that nobody has drawn yet. */
export const PLAIN_ICON: LucideIcon = FileText

/** What stands beside a resource where one goes to it. */
export const resourceIcon = (name: string): LucideIcon => ICONS[name as ResourceName] ?? PLAIN_ICON
