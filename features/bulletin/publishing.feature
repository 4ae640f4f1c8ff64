Feature: Publishing and deleting a bulletin
  Admin and Editor upload the pages of the present week, and take a bulletin away.

  Rule: Who may

    @PERM-02 @BULL-05 @BULL-08
    Scenario Outline: A <who> only reads
      Given I am a <who>
      When I visit the bulletin page
      Then I see 4 pages of the bulletin
      And I do not see "이번 주 주보 올리기"
      And I do not see the button "주보 삭제"

      Examples:
        | who     |
        | visitor |
        | member  |

    @PERM-02 @BULL-05 @BULL-08
    Scenario Outline: An <who> publishes and deletes
      Given I am an <who>
      When I visit the bulletin page
      Then I see "이번 주 주보 올리기"
      And I see the button "주보 삭제"

      Examples:
        | who    |
        | editor |
        | admin  |

    @BULL-05
    Scenario: The form on the bulletin page adds to what is shown
      Given I am an editor
      And I visit the bulletin page
      And I see 4 pages of the bulletin
      When I choose the file "표지.png"
      And I click the button "올리기"
      Then I see 5 pages of the bulletin

  Rule: Deleting

    Background:
      Given I am an editor
      And I visit the bulletin page

    @BULL-08
    Scenario: A bulletin is deleted after asking once more
      When I click the button "주보 삭제"
      Then I see the dialog "주보를 삭제할까요?"
      When I click the button "취소"
      Then DELETE /api/File/bulletin was sent 0 times
      When I click the button "주보 삭제"
      And I click the button "삭제합니다"
      Then a toast says "주보를 삭제했습니다."
      And I see "표시할 주보가 없습니다."
      And I do not see a page of the bulletin
      And DELETE /api/File/bulletin asked for
        | dateFolder   |
        | Sun2026Nov22 |

    @BULL-08
    Scenario: A deletion that fails leaves the bulletin as it is
      Given DELETE /api/File/bulletin fails
      When I click the button "주보 삭제"
      And I click the button "삭제합니다"
      Then a toast says "주보를 삭제하지 못했습니다."
      And I do not see the dialog "주보를 삭제할까요?"
      And I see 4 pages of the bulletin
