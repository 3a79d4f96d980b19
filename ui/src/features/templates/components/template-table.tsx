import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { DateText } from '@/components/ui/date-text';
import { entityTypeFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import type { Template } from '../api';
import type { TemplateTask } from './template-dialog';
import { TemplateMenu } from './template-menu';

/** The company's templates, with their kind and number of items. */
export function TemplateTable({ templates, onTask }: { templates: Template[]; onTask: (task: TemplateTask) => void }) {
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface">
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-[13px] text-muted [&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
            <th scope="col">Name</th>
            <th scope="col" className="max-sm:hidden">
              For
            </th>
            <th scope="col" className="text-right">
              Requests
            </th>
            <th scope="col" className="max-md:hidden">
              Changed
            </th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <tr
              key={template.id}
              className="border-b border-line last:border-b-0 hover:bg-hover/60 [&>td]:px-4 [&>td]:py-2"
            >
              <td className="w-full min-w-40">
                <Link
                  to={paths.template}
                  params={{ templateId: template.id }}
                  className="font-medium text-pretty hover:underline"
                >
                  {template.name}
                </Link>
              </td>
              <td className="whitespace-nowrap text-muted max-sm:hidden">
                {entityTypeFacts[template.entityType].label}
              </td>
              <td className="text-right whitespace-nowrap tabular-nums">
                {rule('countLabel', { count: template.itemsCount, noun: 'ITEM' })}
              </td>
              <td className="text-muted max-md:hidden">
                <DateText at={template.updatedAt} />
              </td>
              <td>
                <TemplateMenu template={template} onTask={onTask} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
