import { useParams } from '@tanstack/react-router';
import { TemplateScreen } from '@/features/needs-list/templates/screens/template-screen';
import { paths } from '@/address/paths';

/** The editor of one needs-list template. */
export function TemplatePage() {
  const { templateId } = useParams({ from: `/signed-in/workspace${paths.template}` });
  return <TemplateScreen templateId={templateId} />;
}
