Feature: Publishing and deleting a bulletin
  Admin and Editor upload the pages of the chosen week, put them in order, and take a bulletin away.

  Rule: Who may

    @PERM-02 @BULL-05 @BULL-08
    Scenario Outline: A <who> only reads
      Given I am a <who>
      When I visit the bulletin page
      Then I see 4 pages of the bulletin
      And I do not see "11월 22일 주보 올리기"
      And I do not see the button "주보 삭제"

      Examples:
        | who     |
        | visitor |
        | member  |

    @PERM-02 @BULL-05 @BULL-08
    Scenario: An editor publishes and deletes, and so does an admin
      Given I am an editor
      When I visit the bulletin page
      Then I see "11월 22일 주보 올리기"
      And I see the button "주보 삭제"
      Given I am an admin
      When I visit the bulletin page
      Then I see "11월 22일 주보 올리기"
      And I see the button "주보 삭제"

    @BULL-05
    Scenario: The form on the bulletin page adds to what is shown
      Given I am an editor
      And I visit the bulletin page
      And I see 4 pages of the bulletin
      When I choose the file "표지.png"
      And I click the button "11월 22일 주보 뒤에 붙이기"
      Then I see 5 pages of the bulletin

    @BULL-05 @browser
    Scenario: The pages of an earlier week are replaced after asking once more
      Given I am an editor
      And I visit /sermon/bulletin?date=2026-11-08
      And the button "주보 삭제" stands beside the button "쪽 정리"
      When I choose the file "주보.pdf"
      Then the files to upload are "주보-1.jpg, 주보-2.jpg, 주보-3.jpg"
      When I click the button "11월 8일 주보 바꾸기"
      Then I see the dialog "11월 8일 주보를 바꿀까요?"
      When I click the button "바꿉니다"
      Then a toast says "2026년 11월 8일 주보를 올렸습니다."
      And I am at /sermon/bulletin/2026-11-08
      And the pages of the bulletin hold "jpeg, jpeg, jpeg"

    @phone @BULL-04 @BULL-05 @browser
    Scenario: On a phone the upload is in sight where an empty week leads, and its toast leads to the new pages
      Given I am an editor
      And I visit the bulletin page
      When I click the button "11월 29일 일요일"
      Then the button "11월 29일 주보 올리기" is wholly in the window
      When I choose the files "표지.png, 둘째.jpg"
      And I click the button "11월 29일 주보 올리기"
      And I click the button "보기" in the toast
      Then page 1 of the bulletin is in the window
      And I am at /sermon/bulletin/2026-11-29?newest=2
      When I go back
      Then I am at the bulletin page

    @BULL-05
    Scenario: Pages are put in order and taken out, and saved once
      Given I am an editor
      And I visit the bulletin page
      When I click the button "쪽 정리"
      And I click the button "위로 2쪽"
      And I click the button "빼기 4쪽"
      Then PUT /api/File/bulletin was sent 0 times
      When I click the button "저장"
      And I click the button "지우고 저장합니다"
      Then a toast says "주보의 쪽을 정리했습니다."
      And I see 3 pages of the bulletin
      And PUT /api/File/bulletin was sent 1 time

    @BULL-05 @REL-18
    Scenario: An order that is being saved goes on when its page is left unasked, and its failure is told elsewhere
      Given I am an editor
      And I visit the bulletin page
      And PUT /api/File/bulletin fails
      And PUT /api/File/bulletin is held
      When I click the button "쪽 정리"
      And I click the button "위로 2쪽"
      And I click the button "저장"
      And I click the link "교회소개" in the navigation "주요 메뉴"
      Then I am at the vision page
      When the held calls are answered
      Then a toast says "2026년 11월 22일 주보의 쪽을 정리하지 못했습니다."

  Rule: Deleting

    Background:
      Given I am an editor
      And I visit the bulletin page

    @BULL-08 @LIST-06
    Scenario: A bulletin is deleted after asking once more, and can be restored
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
      When I click the button "되돌리기" in the toast
      Then a toast says "주보를 되돌렸습니다."
      And I see the button "주보 삭제"

    @BULL-08 @LIST-06
    Scenario: Pages that were published for the week meanwhile are not replaced by an undo
      When I click the button "주보 삭제"
      And I click the button "삭제합니다"
      And a toast says "주보를 삭제했습니다."
      And I choose the file "표지.png"
      And I click the button "11월 22일 주보 올리기" in the part "11월 22일 주보 올리기"
      Then I see 1 page of the bulletin
      When I click the button "되돌리기" in the toast
      Then a toast says "주보를 되돌리지 못했습니다. 그사이 다른 분이 내용을 바꾸었습니다."
      And I see 1 page of the bulletin

    @BULL-08
    Scenario: A deletion that fails leaves the bulletin as it is
      Given DELETE /api/File/bulletin fails
      When I click the button "주보 삭제"
      And I click the button "삭제합니다"
      Then a toast says "주보를 삭제하지 못했습니다."
      And I do not see the dialog "주보를 삭제할까요?"
      And I see 4 pages of the bulletin
