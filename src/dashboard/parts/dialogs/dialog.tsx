/** A dialog over the page: act and object in its title; Esc cancels. */
import { type ReactNode, useEffect } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { catchFocus } from '../escape.js';
import { Icon } from '../icon.js';
import { OutsideText } from '../outside-text.js';

interface DialogProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly foot?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  /** A click beside it closes it, too; Escape always does. */
  readonly isDismissable?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog(props: DialogProps) {
  const { title, subtitle, foot, role = 'dialog', isDismissable = true, children, onClose } = props;
  useEffect(() => catchFocus, []);
  return (
    <ModalOverlay
      className="shade"
      isOpen
      isDismissable={isDismissable}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className="dialog">
        <AriaDialog role={role}>
          <div className="dialog-head">
            <div>
              <Heading slot="title">
                <OutsideText>{title}</OutsideText>
              </Heading>
              {subtitle !== undefined && <p className="small quiet">{subtitle}</p>}
            </div>
            <button type="button" className="button plain icon-only" onClick={onClose} aria-label="Close">
              <Icon name="close" />
            </button>
          </div>
          <div className="dialog-body">{children}</div>
          {foot !== undefined && <div className="dialog-foot">{foot}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
